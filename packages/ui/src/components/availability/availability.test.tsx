import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Availability } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

describe('Availability', () => {
  it('says its state in words', async () => {
    const { container } = render(<Availability state="low" label="Last 3 pieces" />)
    expect(screen.getByText('Last 3 pieces').dataset['state']).toBe('low')
    expect(await findAxeViolations(container)).toEqual([])
  })
})
