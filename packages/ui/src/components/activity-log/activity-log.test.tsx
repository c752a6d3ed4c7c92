import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ActivityLog } from '../../sharing.js'

describe('ActivityLog', () => {
  it('shows who did what and when, in its order', () => {
    const at = '2026-03-14T10:30:00Z'
    const maria = { id: 'maria', name: 'Maria' }
    render(
      <ActivityLog
        activities={[
          { id: 2, person: maria, text: 'Maria added 2 × filter', at, time: '10:32' },
          { id: 1, person: null, text: 'The lock has ended', at, time: '10:15' },
        ]}
      />,
    )
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MMaria added 2 × filter10:32',
      'The lock has ended10:15',
    ])
    expect(screen.getByText('10:32').getAttribute('datetime')).toBe(at)
  })
})
