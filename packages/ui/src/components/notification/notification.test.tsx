import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button, Notification } from '../../index.js'

describe('Notification', () => {
  it('announces itself and closes by its button', () => {
    const onClose = vi.fn<() => void>()
    render(
      <Notification
        title="New version"
        closeLabel="Close"
        onClose={onClose}
        actions={<Button>Reload</Button>}
      >
        Reload to see it.
      </Notification>,
    )
    expect(screen.getByRole('status').textContent).toContain('New version')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
