import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Progress } from '../../index.js'

describe('Progress', () => {
  it('shows the progress, as text and as a bar', () => {
    render(<Progress label="Free shipping" detail="€12 to go" value={76} />)
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', {
      name: 'Free shipping €12 to go',
    })
    expect([bar.value, bar.max]).toEqual([76, 100])
  })

  it('is open-ended without a value', () => {
    render(<Progress label="Sending" />)
    expect(screen.getByRole<HTMLProgressElement>('progressbar').position).toBe(-1)
  })
})
