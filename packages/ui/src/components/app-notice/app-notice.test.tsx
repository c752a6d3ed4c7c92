import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppNotice, AppNotices } from '../../app.js'
import { Button } from '../../index.js'

describe('AppNotice', () => {
  it('announces itself, acts and closes by its buttons', () => {
    const onClose = vi.fn<() => void>()
    const onUpdate = vi.fn<() => void>()
    render(
      <AppNotices>
        <AppNotice
          title="New version"
          closeLabel="Close"
          onClose={onClose}
          actions={<Button onClick={onUpdate}>Update</Button>}
        >
          Nothing is lost.
        </AppNotice>
      </AppNotices>,
    )
    expect(screen.getByRole('status').textContent).toContain('New version')
    fireEvent.click(screen.getByRole('button', { name: 'Update' }))
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect([onUpdate, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('stays where nothing closes it', () => {
    render(<AppNotice title="No connection" tone="warning" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
