import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SectionHeading } from '../../index.js'

describe('SectionHeading', () => {
  it('has its level and its link', () => {
    render(
      <SectionHeading
        level={1}
        title="Offers"
        text="20 products"
        endContent={<a href="/offers">All</a>}
      />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Offers' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All' })).toBeTruthy()
  })
})
