import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BusinessHours } from '../../index.js'

describe('BusinessHours', () => {
  it('ties hours to their days', () => {
    render(
      <BusinessHours
        items={[
          { days: 'Monday to Friday', hours: '09:00–17:00' },
          { days: 'Saturday', hours: 'closed' },
        ]}
      />,
    )
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Monday to Friday',
      'Saturday',
    ])
    expect(screen.getAllByRole('definition')[1]?.textContent).toBe('closed')
  })
})
