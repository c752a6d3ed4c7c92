import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InfoBar } from '../../index.js'

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
  })
})
