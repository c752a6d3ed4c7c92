import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Toast, ToastRegion } from '../../index.js'

const base = { label: 'Messages', closeLabel: 'Close' }
const messages = [
  { id: 'added', text: 'Added', durationMs: 5_000 },
  { id: 'failed', text: 'Failed' },
]

afterEach(() => {
  vi.useRealTimers()
})

describe('Toast', () => {
  it('shows its text and closes by its button', () => {
    const onClose = vi.fn<() => void>()
    render(
      <Toast closeLabel="Close" onClose={onClose}>
        Added
      </Toast>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('ToastRegion', () => {
  it('announces new messages, and dismisses only timed ones automatically', () => {
    vi.useFakeTimers()
    const onDismiss = vi.fn<(id: string) => void>()
    render(<ToastRegion {...base} messages={messages} onDismiss={onDismiss} />)
    const region = screen.getByRole('region', { name: 'Messages' })
    expect(region.getAttribute('aria-live')).toBe('polite')
    act(() => vi.advanceTimersByTime(60_000))
    expect(onDismiss.mock.calls).toEqual([['added']])
  })

  it('holds the time under the pointer', () => {
    vi.useFakeTimers()
    const onDismiss = vi.fn<(id: string) => void>()
    render(<ToastRegion {...base} messages={messages} onDismiss={onDismiss} />)
    fireEvent.mouseEnter(screen.getByRole('region'))
    act(() => vi.advanceTimersByTime(60_000))
    expect(onDismiss).not.toHaveBeenCalled()
    fireEvent.mouseLeave(screen.getByRole('region'))
    act(() => vi.advanceTimersByTime(5_000))
    expect(onDismiss).toHaveBeenCalledOnce()
  })
})
