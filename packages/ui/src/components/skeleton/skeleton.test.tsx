import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Skeleton } from '../../index.js'

describe('Skeleton', () => {
  it('is silent and keeps as many lines as are to come', () => {
    render(<Skeleton lines={3} data-testid="skeleton" />)
    const skeleton = screen.getByTestId('skeleton')
    expect(skeleton.getAttribute('aria-hidden')).toBe('true')
    expect(skeleton.children).toHaveLength(3)
  })
})
