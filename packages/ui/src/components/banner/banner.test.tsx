import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Banner } from '../../index.js'

describe('Banner', () => {
  it('shows its text, with a decorative, lazy image', () => {
    const { container } = render(
      <Banner
        title="Order by phone"
        text="A technician answers."
        action={<a href="tel:2100000000">210 000 0000</a>}
        image={{ src: '/phone.svg', alt: 'A phone', width: 320, height: 240 }}
        headingLevel={2}
      />,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Order by phone' })).toBeTruthy()
    expect(screen.getByRole('link', { name: '210 000 0000' })).toBeTruthy()
    const image = container.querySelector('img')
    expect([image?.alt, image?.getAttribute('loading')]).toEqual(['', 'lazy'])
  })
})
