import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../index.js'

const base = { title: 'Thread size', closeLabel: 'Close', onClose: () => undefined }

describe('Dialog', () => {
  it('is closed until it is opened, and named by its title', () => {
    const { rerender } = render(<Dialog {...base} isOpen={false} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    rerender(<Dialog {...base} isOpen />)
    expect(screen.getByRole('dialog', { name: 'Thread size' })).toBeTruthy()
  })

  it('calls onClose when the close button is pressed', async () => {
    const onClose = vi.fn<() => void>()
    render(<Dialog {...base} isOpen onClose={onClose} />)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('closes on a click on the backdrop but not on its content', async () => {
    const onClose = vi.fn<() => void>()
    render(
      <Dialog {...base} isOpen onClose={onClose}>
        <p>Measure the outer diameter.</p>
      </Dialog>,
    )
    fireEvent.click(screen.getByText('Measure the outer diameter.'))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('dialog'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
