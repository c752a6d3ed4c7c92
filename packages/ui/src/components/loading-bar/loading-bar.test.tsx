import { act, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoadingBar, useLoadingBar } from '../../index.js'

describe('LoadingBar', () => {
  it('shows its label', () => {
    const texts = { label: 'Loading', failedLabel: 'Loading failed' }
    const { rerender } = render(<LoadingBar phase="hidden" {...texts} />)
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(<LoadingBar phase="running" {...texts} />)
    expect(screen.getByRole('status').textContent).toBe('Loading')
    rerender(<LoadingBar phase="failed" {...texts} />)
    expect(screen.getByRole('status').textContent).toBe('Loading failed')
  })
})

describe('useLoadingBar', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('follows work that begins and ends', () => {
    const { result, rerender } = renderHook(useLoadingBar, { initialProps: { isBusy: false } })
    expect(result.current).toBe('hidden')
    rerender({ isBusy: true })
    act(() => void vi.advanceTimersByTime(200))
    expect(result.current).toBe('running')
    rerender({ isBusy: false })
    expect(result.current).toBe('finished')
    act(() => void vi.advanceTimersByTime(500))
    expect(result.current).toBe('hidden')
  })

  it('shows that work has failed', () => {
    const { result, rerender } = renderHook(useLoadingBar, {
      initialProps: { isBusy: true, hasFailed: false },
    })
    rerender({ isBusy: false, hasFailed: true })
    expect(result.current).toBe('failed')
  })

  it('shows work that had failed when the bar was mounted', () => {
    const { result } = renderHook(() => useLoadingBar({ isBusy: false, hasFailed: true }))
    expect(result.current).toBe('failed')
    act(() => void vi.advanceTimersByTime(500))
    expect(result.current).toBe('hidden')
  })
})
