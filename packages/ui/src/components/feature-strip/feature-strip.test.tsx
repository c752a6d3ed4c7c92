import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FeatureStrip } from '../../index.js'

describe('FeatureStrip', () => {
  it('keeps the order it is given', () => {
    render(
      <FeatureStrip
        features={[
          { icon: 'truck', name: 'Free shipping', text: 'Above €50' },
          { icon: 'phone', name: 'Order by phone' },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Free shippingAbove €50',
      'Order by phone',
    ])
  })
})
