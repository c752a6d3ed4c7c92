import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Drawer } from '../../index.js'

const base = { title: 'Cart', closeLabel: 'Close', onClose: () => undefined }

describe('Drawer', () => {
  it('opens and closes with isOpen', () => {
    const { rerender } = render(<Drawer {...base} isOpen />)
    expect(screen.getByRole('dialog', { name: 'Cart' })).toBeTruthy()
    rerender(<Drawer {...base} isOpen={false} />)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('calls onClose when it is closed from inside', () => {
    const onClose = vi.fn<() => void>()
    render(<Drawer {...base} isOpen onClose={onClose} />)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('closes on a press on the backdrop', () => {
    const onClose = vi.fn<() => void>()
    render(<Drawer {...base} isOpen onClose={onClose} />)
    fireEvent.click(screen.getByRole('dialog'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
