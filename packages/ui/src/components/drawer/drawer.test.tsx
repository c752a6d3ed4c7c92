import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Drawer } from '../../index.js'

const base = { title: 'Cart', closeLabel: 'Close', onClose: () => undefined }

describe('Drawer', () => {
  it('opens and closes with isOpen', async () => {
    const { rerender } = render(<Drawer {...base} isOpen />)
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeTruthy()
    rerender(<Drawer {...base} isOpen={false} />)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('calls onClose when it is closed from inside', async () => {
    const onClose = vi.fn<() => void>()
    render(<Drawer {...base} isOpen onClose={onClose} />)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('closes on a click on the backdrop', async () => {
    const onClose = vi.fn<() => void>()
    render(<Drawer {...base} isOpen onClose={onClose} />)
    fireEvent.click(screen.getByRole('dialog'))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
