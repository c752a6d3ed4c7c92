import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MessageBox } from '../../index.js'

const base = {
  title: 'Empty the cart?',
  confirmLabel: 'Empty it',
  cancelLabel: 'Cancel',
  children: 'All items will be taken out.',
}

describe('MessageBox', () => {
  it('confirms without cancelling', () => {
    const onConfirm = vi.fn<() => void>()
    const onCancel = vi.fn<() => void>()
    render(<MessageBox {...base} isOpen onConfirm={onConfirm} onCancel={onCancel} />)
    fireEvent.click(screen.getByRole('button', { name: 'Empty it' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('does not take its owner’s closing for a cancel', async () => {
    const onCancel = vi.fn<() => void>()
    const { rerender } = render(
      <MessageBox {...base} isOpen onConfirm={() => undefined} onCancel={onCancel} />,
    )
    rerender(
      <MessageBox {...base} isOpen={false} onConfirm={() => undefined} onCancel={onCancel} />,
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onCancel).not.toHaveBeenCalled()
  })

  it('cancels by its button', async () => {
    const onCancel = vi.fn<() => void>()
    render(<MessageBox {...base} isOpen onConfirm={vi.fn<() => void>()} onCancel={onCancel} />)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(onCancel).toHaveBeenCalledOnce())
  })

  it('is announced with its text', () => {
    render(<MessageBox {...base} isOpen onConfirm={() => undefined} onCancel={() => undefined} />)
    const box = screen.getByRole('alertdialog', { name: 'Empty the cart?' })
    const description = document.getElementById(box.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('All items will be taken out.')
  })
})
